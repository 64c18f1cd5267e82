import type { HandOver } from '@tracklane/contract/handover'
import { handOverName } from '@tracklane/contract/order-hold'
import type { ReactNode } from 'react'
import { HandOverDrawer } from '#features/handover/hand-over-drawer.parts.tsx'
import { HandOverView } from '#features/handover/hand-over-view.parts.tsx'
import { printReceipt } from '#features/handover/handover.api.ts'
import { askToTakeBack } from '#features/handover/take-back.store.ts'
import { translate } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { FinanceSearch } from './finance-search.ts'
import { HandOvers } from './hand-overs.tsx'

interface BesideProps {
  search: FinanceSearch
  patch: (change: { page?: number; per_page?: number; id?: number | undefined; new?: number | undefined }) => unknown
  /** True once the names of the couriers are known. */
  isReady: boolean
  /** True once everything above is there. */
  isSettled: boolean
  nameOf: (courierId: number) => string | undefined
  onOpen: (id: number) => void
}

/** Past hand-overs, and the drawers over them. */
export function FinanceBeside({ search, patch, isReady, isSettled, nameOf, onOpen }: BesideProps) {
  const close = () => void patch({ page: search.page, id: undefined, new: undefined })
  const done = (made: HandOver) => {
    close()
    toastSuccess(
      translate('finance', '{number}: {count, plural, one {# order} other {# orders}} marked as paid', {
        number: handOverName(made),
        count: made.orders,
      }),
      {
        label: translate('finance', 'Take back'),
        onAction: () => askToTakeBack(made),
        isUndo: true,
      },
    )
    void printReceipt(made)
  }
  return (
    <>
      <HandOvers
        search={search}
        isShown={isSettled}
        onPage={(page) => patch({ page })}
        onPerPage={(per_page) => patch({ per_page })}
        onOpen={onOpen}
        onTakeBack={askToTakeBack}
      />
      {search.new !== undefined && isReady && (
        <Returning key={`new ${search.new}`}>
          <HandOverDrawer
            courier={{ id: search.new, name: nameOf(search.new) ?? '' }}
            country_id={search.country_id}
            onClose={close}
            onDone={done}
          />
        </Returning>
      )}
      {search.id !== undefined && (
        <Returning key={`id ${search.id}`}>
          <HandOverView id={search.id} onClose={close} onTakeBack={askToTakeBack} />
        </Returning>
      )}
    </>
  )
}

/** Gives the focus back to where the drawer was opened from. */
function Returning({ children }: { children: ReactNode }) {
  useReturnFocus()
  return children
}
