import type { Plugin } from 'vite'

const CLASSIC_SCHEMAS = /zod\/v4\/classic\/schemas\.js$/
const WRITERS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm
const METHODS = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*;$/m
const STUBS = 'const createStandardJSONSchemaMethod = () => undefined; const createToJSONSchemaMethod = () => () => undefined;'

const ENGLISH = /zod\/v4\/locales\/en\.js$/
const NO_WORDS = 'export default () => ({ localeError: () => undefined })'

/**
 * Leaves parts of zod that only the server needs out of the browser: schemas written as JSON Schema (5 kB) and English errors (1 kB).
 * Screens have their own phrases by the code of the problem (`issuePhrase`).
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (ENGLISH.test(id)) return { code: NO_WORDS, map: null }
      if (CLASSIC_SCHEMAS.test(id)) return { code: code.replace(WRITERS, '').replace(METHODS, STUBS), map: null }
      return undefined
    },
  }
}
