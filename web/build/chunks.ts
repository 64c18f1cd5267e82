import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { type ModuleGraph, needed } from './module-graph.ts'
import { modulesByPath } from './pages.ts'
import { type Loaded, type SharedFile, sharedFiles } from './shared-chunks.ts'

const ROOT = join(import.meta.dirname, '..')

/** The module at the start of the client. */
export const ENTRY = join(ROOT, 'src/main.tsx')

/** The name of the file that every screen loads. */
export const APP = 'app'

/** Screens with a size limit in `e2e/budget.spec.ts`, and their weights: an unneeded byte costs them more than other screens. */
const BUDGETED: Readonly<Record<string, number>> = { '/login': 20, '/': 3, '/order/kanban': 12, '/order/index': 6 }

/** The bytes of code that one file less is worth: parts of a screen can wait a little longer than the screen itself. */
const FILE_WORTH = { ofScreens: 8_000, later: 32_000 }

/** Parts that load at once where they are open, so that they count as screens, by the path of the screen that loads them. */
const LOADED_AT_ONCE = [
  { path: '/', module: 'features/delivery/courier-home.parts.tsx' },
  { path: '/order-flow/', module: 'features/order-flow-draft/editor/flow-editor-screen.tsx' },
  { path: '/', module: 'app/layouts/message-bell.tsx' },
  { path: '/order/kanban', module: 'app/layouts/message-bell.tsx' },
  { path: '/order/kanban', module: 'features/kanban/board/board-export.tsx' },
  { path: '/order/kanban', module: 'features/help/help-icon.tsx' },
  { path: '/order/index', module: 'app/layouts/message-bell.tsx' },
  { path: '/order/index', module: 'features/help/help-icon.tsx' },
]

/** A screen, or a part that loads at once on it. */
interface LoadedOn extends Loaded {
  readonly path: string
}

/** Returns the chunks with code shared by several screens or dialogs; the bundler decides about all other modules. */
export async function chunkGroups(graph: ModuleGraph): Promise<Rolldown.CodeSplittingGroup[]> {
  const screens = (await modulesByPath()).map(([path, modules]) => ({
    name: path,
    path,
    modules: [ENTRY, ...modules.map((module) => join(ROOT, 'src', module))],
    weight: BUDGETED[path] ?? 1,
  }))
  const opened = LOADED_AT_ONCE.map(({ path, module }) => {
    const screen = screens.find((one) => one.path === path)
    if (!screen || !graph.has(join(ROOT, 'src', module))) throw new Error(`No screen "${path}" loads ${module}`)
    return { name: `${path} ${module}`, path, modules: [...screen.modules, join(ROOT, 'src', module)], weight: 2 }
  })
  return groupsOf(graph, [...screens, ...opened])
}

/** Groups the code of screens first, then the code only of dialogs and menus. */
function groupsOf(graph: ModuleGraph, screens: readonly LoadedOn[]): Rolldown.CodeSplittingGroup[] {
  const asked = screens.flatMap(({ modules }) => modules)
  const ofScreens = needed(graph, asked)
  const later = [...new Set([...graph.values()].flatMap(({ loads }) => loads))].filter((id) => !ofScreens.has(id))
  const shared = sharedFiles({ graph, all: screens, fileWorth: FILE_WORTH.ofScreens, isSettled: () => false, isHad: () => false })
  const ofAll = new Set(shared.flatMap(({ ids, isForAll }) => (isForAll ? ids : [])))
  const sharedLater = sharedFiles({
    graph,
    all: later.map((id) => ({ name: id, modules: [id], weight: 1 })),
    fileWorth: FILE_WORTH.later,
    isSettled: (id) => ofScreens.has(id),
    isHad: (id) => ofAll.has(id),
  })
  const styles = stylesOfSeveral(graph, screens)
  const withStyles = ({ ids, isForAll }: SharedFile) => new Set([...ids.filter((id) => !styles.has(id)), ...(isForAll ? styles : [])])
  const named = (files: readonly SharedFile[], name: string) =>
    files.map((file, place) => ({ ids: withStyles(file), name: file.isForAll ? APP : `${name}-${place + 1}` }))
  const files = [...named(shared, 'shared'), ...named(sharedLater, 'later')]
  // A chunk takes along all its imports, except the ones of an earlier chunk.
  return files.map(({ ids, name }, place) => ({ name, test: (id) => ids.has(id), priority: files.length - place }))
}

/**
 * Returns the styles that screens of several paths need, which go into the file of all screens: a request per piece takes longer than their
 * few bytes. An overridden style is needed by the same screens, so it is in that file too, before it.
 */
function stylesOfSeveral(graph: ModuleGraph, screens: readonly LoadedOn[]): Set<string> {
  const paths = new Map<string, Set<string>>()
  for (const { path, modules } of screens)
    for (const id of needed(graph, modules)) if (id.endsWith('.css')) paths.set(id, (paths.get(id) ?? new Set()).add(path))
  return new Set([...paths].filter(([, of]) => of.size > 1).map(([id]) => id))
}
