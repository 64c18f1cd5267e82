import type { Plugin } from 'vite'

const CLASSIC_SCHEMAS = /zod\/v4\/classic\/schemas\.js$/
const WRITERS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm
const METHODS = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*;$/m
const STUBS = 'const createStandardJSONSchemaMethod = () => undefined; const createToJSONSchemaMethod = () => () => undefined;'

/** Each zod schema can write itself as JSON Schema. Only the server asks for that; the browser need not carry it (5 kB). */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!CLASSIC_SCHEMAS.test(id)) return
      return { code: code.replace(WRITERS, '').replace(METHODS, STUBS), map: null }
    },
  }
}
