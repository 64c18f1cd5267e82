import type { Role } from '@tracklane/contract/kit/role'
import type { Translate } from '#lib/i18n.ts'
import type { HelpTopic } from './help-topics.rules.ts'

/** Returns the short answer, which is shown in place. */
export function helpWords(t: Translate, topic: HelpTopic, role: Role): string {
  switch (topic) {
    case 'empty-list':
      return emptyListWords(t, role)
    case 'empty-board':
      return t(
        'help',
        'The board shows orders that are still on their way. What is archived has left it, and other countries have their own.',
      )
    case 'move-refused':
      return t('help', 'An order goes only along the steps of its flow, from where it is now: somebody else may have moved it meanwhile.')
    case 'money-open':
      return t('help', 'Cash is open from the delivery until the courier has handed it over.')
    case 'label-not-printed':
      return t('help', 'Labels are printed for orders that you can still see and that have an address.')
    case 'courier-missing':
      return t('help', 'Offered are the active couriers of the order’s country.')
    case 'read-the-board':
      return t('help', 'Each column is a status, each card an order; it goes on by being moved.')
    case 'archive-and-restore':
      return t('help', 'Archiving takes an order out of lists and boards, and nothing of it is lost: restore it, and it is back.')
    case 'rejected-and-redelivery':
      return t('help', 'A rejected order either gets another day or goes back to its sender.')
  }
}

/** Says which orders a person of this role can see. */
function emptyListWords(t: Translate, role: Role): string {
  switch (role) {
    case 'admin':
      return t('help', 'You see the orders of all organizations. Filters hide some; archived and deleted ones are shown when asked for.')
    case 'organization_admin':
      return t('help', 'You see the orders of your organization. Filters hide some, and archived ones are shown when asked for.')
    case 'reporter':
      return t(
        'help',
        'You see the orders of your own country and organization. Filters hide more, and archived ones are shown when asked for.',
      )
    default:
      return t(
        'help',
        'You see the orders of your own country and organization. Filters hide more, and archived orders stand in the archive.',
      )
  }
}
