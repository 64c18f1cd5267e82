import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

// The built server loads this first. It notes the start and the end of each password check.
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
