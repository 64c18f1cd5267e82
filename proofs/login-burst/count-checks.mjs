import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

// Loaded by the built server before itself: notes each password that is checked, as it begins and as it ends.
const [, main = '.'] = process.argv
const argon2 = createRequire(resolve(main))('@node-rs/argon2')
const { verify } = argon2
const file = process.env.COUNT_CHECKS ?? ''

argon2.verify = async (...given) => {
  appendFileSync(file, '+')
  try {
    return await verify(...given)
  } finally {
    appendFileSync(file, '-')
  }
}
