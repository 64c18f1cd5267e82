import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import type { OrderRow } from '@tracklane/contract/order'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { OrderMenuItems } from '#features/order-operation/menu/order-menu-items.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { ContextMenu } from '#ui/context-menu.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { part } from '#ui/part.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './palette.module.css'
import { matches } from './palette.rules.ts'
import { PaletteOptions } from './palette-options.tsx'
import { type Entry, REPORT, useActionEntries, useCommandEntries, useScreenEntries } from './use-entries.tsx'
import { useFoundAnswers } from './use-found-answers.tsx'
import { findsOrders, useFoundOrders } from './use-found-orders.ts'

const ReportDialog = part(() => import('#features/issue/report-dialog.parts.tsx').then((module) => ({ default: module.ReportDialog })))

/** Finds screens, orders and global actions by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const router = useRouter()
  const { role } = useProfile()
  useReturnFocus()
  const [text, setText] = useState('')
  const [operated, setOperated] = useState<OrderRow>()
  const [isReporting, setReporting] = useState(false)
  const wantsOperations = useRef(false)
  const fitting = (entries: Entry[]) => entries.filter(({ label }) => matches(text, label))
  const screens = fitting(useScreenEntries())
  const actions = fitting([...useCommandEntries(), ...useActionEntries(() => setReporting(true))])
  const found = useFoundOrders(text)
  const answers = useFoundAnswers(text)
  const { combobox, active, selectFirst } = useActiveOption()
  const list = useId()
  const shown = `${text}\n${found.orders.map(({ id }) => id).join()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other list its first entry is the one that Enter takes
  useEffect(() => {
    selectFirst()
  }, [shown])

  const open = (order: OrderRow) => router.navigate({ to: ordersPath({ role }), search: { id: order.id } })
  const choose = (value: string) => {
    const order = found.orders.find(({ id }) => value === `order:${id}`)
    if (order && wantsOperations.current) return setOperated(order)
    if (value !== REPORT) onClose()
    if (order) return open(order)
    return [...screens, ...actions, ...answers].find((entry) => entry.value === value)?.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') wantsOperations.current = event.shiftKey
    if (event.key === 'Escape') onClose()
  }

  if (isReporting)
    return (
      <Suspense>
        <ReportDialog onClose={onClose} />
      </Suspense>
    )
  if (operated) return <OrderOperations order={operated} onOpen={() => void open(operated)} onClose={onClose} />
  return (
    <Modal.Root opened onClose={onClose} size={DIALOG.plain} yOffset="10dvh" returnFocus={false}>
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content radius="md" aria-label={t('palette', 'Go to or find')}>
        <Combobox store={combobox} onOptionSubmit={(value) => void choose(value)}>
          <Combobox.EventsTarget withAriaAttributes={false}>
            <TextInput
              data-autofocus
              // At once: letters typed right after Ctrl K must not reach the keys of the screen behind.
              autoFocus
              role="combobox"
              aria-expanded
              aria-haspopup="listbox"
              aria-autocomplete="list"
              aria-controls={list}
              aria-activedescendant={active}
              autoComplete="off"
              variant="unstyled"
              classNames={{ input: classes.field }}
              leftSection={<IconSearch size={20} aria-hidden />}
              leftSectionWidth={48}
              aria-label={t('palette', 'Go to or find')}
              placeholder={
                findsOrders(role)
                  ? t('palette', 'A screen, or an order by track, number, name or phone')
                  : t('palette', 'A screen or an action')
              }
              maxLength={200}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </Combobox.EventsTarget>
          <PaletteOptions
            id={list}
            screens={screens}
            actions={actions}
            answers={answers}
            found={found}
            onPress={(isOnOperations) => {
              wantsOperations.current = isOnOperations
            }}
          />
        </Combobox>
        {findsOrders(role) && <p className={classes.foot}>{t('palette', '↵ opens · Shift ↵ shows what can be done with the order')}</p>}
      </Modal.Content>
    </Modal.Root>
  )
}

/** Returns the id of the option that Enter takes: Mantine's field names only options reached by arrows, not the first one. */
function useActiveOption() {
  const store = useCombobox({ opened: true })
  const [active, setActive] = useState<string>()
  const noted = (id: string | null) => {
    setActive(id ?? undefined)
    return id
  }
  const combobox = {
    ...store,
    selectNextOption: () => noted(store.selectNextOption()),
    selectPreviousOption: () => noted(store.selectPreviousOption()),
  }
  return { combobox, active, selectFirst: () => noted(store.selectFirstOption()) }
}

interface OrderOperationsProps {
  order: OrderRow
  onOpen: () => void
  onClose: () => void
}

/** Pixels from the top of the window to the palette's field. */
const BELOW_TOP = 96
const HALF_A_MENU = 128

/** The usual menu of the found order. */
function OrderOperations({ order, onOpen, onClose }: OrderOperationsProps) {
  const anchor = new DOMRect(Math.max(8, window.innerWidth / 2 - HALF_A_MENU), BELOW_TOP, 0, 0)
  return (
    <ContextMenu label={order.track} anchor={anchor} onClose={onClose}>
      <OrderMenuItems order={order} onOpen={onOpen} />
    </ContextMenu>
  )
}
