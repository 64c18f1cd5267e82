import { useQuery } from '@tanstack/react-query'
import { type HandOver, handoverPhrases } from '@tracklane/contract/handover'
import type { OrderRow } from '@tracklane/contract/order'
import { type KeyboardEvent, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { LoadingDrawer } from '#kit/record-drawer.tsx'
import { fieldErrors } from '#lib/form-errors.ts'
import { useFormat } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { EditorDrawer } from '#ui/editor-drawer.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { DueOrders } from './due-orders.tsx'
import { foundOrders, namedTracks, type Ticked, tickedSums } from './hand-over.rules.ts'
import { handoverQueries, useHandOver } from './handover.api.ts'
import classes from './handover.module.css'
import { useKey, useTicked } from './use-hand-over-form.ts'

interface HandOverDrawerProps {
  courier: { readonly id: number; readonly name: string }
  country_id?: readonly number[] | undefined
  onClose: () => void
  onDone: (made: HandOver) => void
}

/** The hand-over of a courier's money: it hands over the ticked orders, which marks them as paid in one step. */
export function HandOverDrawer({ courier, country_id, ...rest }: HandOverDrawerProps) {
  const t = useT()
  const due = useQuery(handoverQueries.outstanding({ courier_id: courier.id, country_id }))
  const { rows, total = 0 } = due.data ?? {}
  const name = courier.name || rows?.[0]?.courier
  const title = name ? t('finance', 'Hand-over · {courier}', { courier: name }) : t('finance', 'Hand-over')
  // An order in a hand-over is no longer open, even if somebody has marked it as unpaid since.
  const held = rows?.flatMap(({ track, handover }) => (handover ? [{ track, handover }] : [])) ?? []
  const free = rows?.filter(({ handover }) => !handover)
  const more = rows && total > rows.length ? { count: rows.length, total } : undefined
  if (free) return <OpenHandOver {...rest} title={title} courierId={courier.id} orders={free} held={held} more={more} />
  return <LoadingDrawer title={title} query={due} onClose={rest.onClose} isBeside={false} />
}

interface OpenHandOverProps extends Pick<HandOverDrawerProps, 'onClose' | 'onDone'> {
  title: string
  courierId: number
  orders: readonly OrderRow[]
  held: Parameters<typeof handoverPhrases.isHeld>[0]
  /** Present where there are more orders than one hand-over takes. */
  more: { readonly count: number; readonly total: number } | undefined
}

function OpenHandOver({ title, courierId, orders, held, more, onClose, onDone }: OpenHandOverProps) {
  const t = useT()
  const say = usePhrase()
  const { first_name, last_name } = useProfile()
  const [me] = useState(`${first_name} ${last_name}`)
  const [receivedBy, setReceivedBy] = useState(me)
  const [text, setText] = useState('')
  const { ids, isChanged, gone, press, tickAll } = useTicked(orders)
  const handOver = useHandOver()
  const key = useKey()
  const letGo = useUnsaved(isChanged || receivedBy !== me, (search) => Number(search.new) === courierId)
  const shown = foundOrders(orders, text)
  const ticked = orders.filter(({ id }) => ids.has(id))
  const send = () => {
    const body = { courier_id: courierId, order_ids: ticked.map(({ id }) => id), received_by: receivedBy.trim() }
    const onSuccess = (made: HandOver) => {
      letGo()
      onDone(made)
    }
    handOver.mutate({ body, key: key(body) }, { onSuccess })
  }
  /** A scanner types a track number and Enter; that Enter must not pay anything. */
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const [only, ...others] = shown
    if (event.target.name !== 'find' || !only || others.length > 0) return
    press({ id: only.id, isOn: !ids.has(only.id) }, orders)
    setText('')
  }
  return (
    <EditorDrawer
      title={title}
      saveLabel={t('finance', '{count, plural, =0 {Mark as paid} other {Mark # as paid and print receipt}}', { count: ticked.length })}
      isSending={handOver.isPending}
      isDisabled={ticked.length === 0 || receivedBy.trim() === ''}
      onSubmit={send}
      onClose={onClose}
      footer={<TickedFoot sums={tickedSums(orders, ids)} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press: Enter in either field is heard here, before the form takes it for its button */}
      <div className={classes.fields} onKeyDown={takeEnter}>
        <TextField
          label={t('finance', 'Received by')}
          required
          maxLength={120}
          value={receivedBy}
          onChange={setReceivedBy}
          error={fieldErrors(handOver.error).received_by}
        />
        <TextField
          label={t('finance', 'Find an order')}
          name="find"
          placeholder={t('finance', 'Track or customer')}
          value={text}
          onChange={setText}
          isFirst
        />
      </div>
      {more && (
        <Callout
          title={t(
            'finance',
            'These are {count, number} of {total, number} orders. One hand-over takes no more: hand the others over next.',
            more,
          )}
        />
      )}
      {held.length > 0 && <Callout title={say(handoverPhrases.isHeld(held))} />}
      {gone.length > 0 && (
        <Callout
          title={t('finance', '{count, plural, one {{tracks} is not outstanding any more} other {{tracks} are not outstanding any more}}', {
            count: gone.length,
            tracks: namedTracks(gone),
          })}
        />
      )}
      {orders.length === 0 ? (
        <EmptyState title={t('finance', 'Nothing to hand over')}>
          {t('finance', 'This courier has no delivered cash orders that are unpaid.')}
        </EmptyState>
      ) : (
        <DueOrders orders={shown} ids={ids} onPress={(one) => press(one, shown)} onAll={(isOn) => tickAll(shown, isOn)} />
      )}
    </EditorDrawer>
  )
}

/** The ticked sums, with a line per currency; they stay in sight. */
function TickedFoot({ sums }: { sums: readonly Ticked[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={classes.sums} role="status">
      {sums.map(({ currency_code, ticked, of, sum, left }) => (
        <div key={currency_code} className={classes.sum}>
          <span>{t('finance', '{ticked, number} of {of, number} selected', { ticked, of })}</span>
          {ticked < of && (
            <span className={classes.left}>{t('finance', '{amount} stays open', { amount: format.money(left, currency_code) })}</span>
          )}
          <strong className={classes.total}>{format.money(sum, currency_code)}</strong>
        </div>
      ))}
    </div>
  )
}
