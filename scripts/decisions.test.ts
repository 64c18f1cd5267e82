import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const decisions = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file))
const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
const linked = [...index.matchAll(/\]\((\d{4}-[^)]+\.md)\)/g)].map(([, file = '']) => file)

test('the index names every decision once, under a question', () => {
  expect([...linked].sort()).toEqual([...decisions].sort())
  const questions = [...index.matchAll(/^\| (.+?) \| \[/gm)].map(([, question = '']) => question)
  expect(questions).toHaveLength(decisions.length)
  expect(questions.filter((question) => !question.endsWith('?'))).toEqual([])
})

test('the index names the numbers that were never used', () => {
  const numbers = new Set(decisions.map((file) => Number(file.slice(0, 4))))
  const last = Math.max(...numbers)
  const missing = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !numbers.has(number))
  const said = /Missing numbers \(([^)]*)\)/.exec(index)?.[1]?.split(', ').map(Number)
  expect(said).toEqual(missing)
})
