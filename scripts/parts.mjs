import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dependencies, lock } from './packaged.mjs'
import { ran } from './released.mjs'

/** Licences of packages whose package.json has none; the package's LICENSE names each. */
const LICENSES = { 'png-js': 'MIT' }

const MOST_BYTES = 64 * 1024 * 1024

/**
 * Lists the packages that people get as CycloneDX: those beside the server, and those in the client's bundle. It does not ask npm in the
 * repository: there npm leaves out packages that its root also uses for tests, such as the database and React.
 */
export function listParts() {
  const { name, version, description, license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = dependencies(['contract', 'server', 'web'])
  const above = mkdtempSync(join(tmpdir(), 'parts-'))
  const folder = join(above, name) // npm names the product after its folder
  try {
    mkdirSync(folder)
    const manifest = { name, version, description, license, dependencies: wanted }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock(wanted)))
    const npm = (...args) =>
      ran('npm', [...args, '--package-lock-only'], { cwd: folder, maxBuffer: MOST_BYTES, shell: process.platform === 'win32' })
    const text = npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application')
    return `${JSON.stringify(licensed(JSON.parse(text)), undefined, 2)}\n`
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
}

function licensed(list) {
  const said = ({ name, licenses = [] }) => (licenses.length > 0 || !LICENSES[name] ? licenses : [{ license: { id: LICENSES[name] } }])
  return { ...list, components: list.components.map((part) => ({ ...part, licenses: said(part) })) }
}
