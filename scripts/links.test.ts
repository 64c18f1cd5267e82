import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = execSync("git ls-files --cached --others --exclude-standard -- '*.md'", { encoding: 'utf8' })
  .split('\n')
  .filter(existsSync)

/** Returns the anchors of the headings, as web views of repositories make them. */
function anchorsOf(document: string): Set<string> {
  const headings = [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
}

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(target)) return true
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
}

test('every link of a document leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(100)
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/(?:\]\(|<(?:img|a)\b[^>]*? (?:src|href)=")(?!https?:|mailto:)([^)"\s]+)/g)]
      .filter(([, link = '']) => isBroken(document, link))
      .map(([, link]) => `${document} → ${link}`),
  )
  expect(broken).toEqual([])
})
