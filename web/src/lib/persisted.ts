import { Theme } from '@tracklane/contract/kit/person'
import { z } from 'zod'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { resetWithPerson } from './person-changed.ts'

/** Each field is parsed on its own: a field that no longer parses gets its default, the others stay. */
const Common = z.object({
  theme: Theme.nullable().catch(null),
  /** A char_code; null until the person picks one. */
  language: z.string().nullable().catch(null),
  /** The translations last seen of that language, so that the first paint is not English. */
  translations: z.record(z.string(), z.record(z.string(), z.string())).catch({}),
  /** Translations reported as missing, as language, category and message. */
  sent: z.array(z.string()).catch([]),
  /** True where the drawer is a strip of icons. */
  mini: z.boolean().catch(false),
  /** True where single keys act (WCAG 2.1.4: people can switch them off). */
  single_keys: z.boolean().catch(true),
})

const Impersonate = z.object({
  id: z.number().nullable().catch(null),
  visible: z.boolean().catch(false),
})

const OnboardingSection = z.object({
  welcome_hidden: z.boolean().catch(false),
  kanban_tour_hidden: z.boolean().catch(false),
  menu_tour_hidden: z.boolean().catch(false),
  onboarding_tour_hidden: z.boolean().catch(false),
  tour_step: z.number().catch(0),
  current_tour: z.number().catch(1),
  /** The section whose articles were last shown; null until one is opened. */
  section: z.number().nullable().catch(null),
})

/** Fields of a board's card that the person shows or hides, by their index in the list of eight keys. */
const KanbanCard = z.object({
  fields: z.record(z.string(), z.boolean()).catch({}),
})

/** All of it is keyed by `dataKey(user, route, component)`. */
const Data = z.object({
  filters: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
  tables: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
  complex_filters: z.record(z.string(), z.unknown()).catch({}),
})

export const useCommon = persisted('common', Common)
export const useImpersonate = resetWithPerson(persisted('impersonate', Impersonate))
export const useOnboardingSection = resetWithPerson(persisted('onboarding-section', OnboardingSection))
export const useKanbanCard = resetWithPerson(persisted('kanban-card', KanbanCard))
export const useData = persisted('data', Data)

export function dataKey(userId: number, route: string, component: string): string {
  return `${userId}:${route}:${component}`
}

/** Resets a store to its defaults, in memory and in the browser's storage. */
export function reset<State>(store: UseBoundStore<StoreApi<State>>): void {
  store.setState(store.getInitialState(), true)
}

/** Makes a store that outlives the page. It is parsed by the schema when it is loaded. */
export function persisted<Schema extends z.ZodObject>(name: string, schema: Schema) {
  const defaults = schema.parse({})
  return create<z.output<Schema>>()(
    persist(() => defaults, {
      name,
      merge: (stored, current) => {
        const parsed = schema.safeParse(stored ?? {})
        return parsed.success ? parsed.data : current
      },
    }),
  )
}
