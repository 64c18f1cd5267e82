import { build } from 'vite'

const ROOT = `${import.meta.dirname}/../../../web`
/** Stands for dialogs and screens that are loaded when a person opens them: these browsers open none. */
const LATER = '\0later'

/** Builds the web's board as one text. Each browser runs a copy of its own, since a page has its own stores. */
export async function buildProgram(): Promise<string> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'without-screens',
        enforce: 'pre',
        resolveId: (id) => (id === LATER || id.endsWith('.css') ? LATER : undefined),
        resolveDynamicImport: (id) => (id === 'pusher-js' ? undefined : LATER),
        load: (id) => (id === LATER ? 'export default {}' : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}/src/testing/board-client.tsx`,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'Board', codeSplitting: false },
        onLog: () => undefined,
      },
    },
  })
  const [bundle] = [made].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output.find((one) => one.type === 'chunk') : undefined
  if (!chunk || !('code' in chunk)) throw new Error('Nothing was built')
  return chunk.code
}
