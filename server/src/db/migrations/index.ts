import type { Migration } from 'kysely/migration'
import * as foundation from './0001-foundation.ts'
import * as account from './0002-account.ts'
import * as flow from './0003-flow.ts'
import * as order from './0004-order.ts'
import * as idempotency from './0005-idempotency.ts'
import * as orderTallies from './0006-order-tallies.ts'
import * as oneSearchIndex from './0007-one-search-index.ts'
import * as homeNumbers from './0008-home-numbers.ts'
import * as courierVersion from './0009-courier-version.ts'
import * as countryEdit from './0010-country-edit.ts'
import * as lateOrders from './0011-late-orders.ts'
import * as scopeOfKeys from './0013-scope-of-keys.ts'
import * as ordersWithoutCourier from './0016-orders-without-courier.ts'
import * as handOvers from './0017-hand-overs.ts'
import * as labelPrints from './0018-label-prints.ts'
import * as rejectedOrders from './0019-rejected-orders.ts'
import * as putAwayOrders from './0020-put-away-orders.ts'
import * as userEdit from './0022-user-edit.ts'
import * as signInEvents from './0024-sign-in-events.ts'
import * as locksThatHold from './0025-locks-that-hold.ts'
import * as organizationEdit from './0026-organization-edit.ts'
import * as bothPeople from './0028-both-people.ts'
import * as issues from './0029-issues.ts'
import * as acting from './0030-acting.ts'
import * as flowOfMoves from './0031-flow-of-moves.ts'
import * as layoutEdit from './0033-layout-edit.ts'
import * as actingEnds from './0035-acting-ends.ts'
import * as languageEdit from './0036-language-edit.ts'
import * as phraseEdit from './0038-phrase-edit.ts'
import * as uploads from './0040-uploads.ts'
import * as faq from './0042-faq.ts'
import * as onboarding from './0044-onboarding.ts'
import * as faqKeys from './0046-faq-keys.ts'
import * as livingHandOvers from './0049-living-hand-overs.ts'
import * as jobs from './0050-jobs.ts'
import * as notificationTemplates from './0051-notification-templates.ts'
import * as messages from './0052-messages.ts'
import * as messagesOutside from './0053-messages-outside.ts'
import * as gateways from './0054-gateways.ts'
import * as passwordLinks from './0055-password-links.ts'
import * as searchTexts from './0056-search-texts.ts'
import * as orderCodes from './0057-order-codes.ts'
import * as postcodes from './0058-postcodes.ts'
import * as standingEntries from './0059-standing-entries.ts'
import * as compactCards from './0060-compact-cards.ts'
import * as missedSearches from './0061-missed-searches.ts'
import * as servedCountries from './0062-served-countries.ts'
import * as setupGuide from './0063-setup-guide.ts'
import * as knownToSecurity from './0064-known-to-security.ts'
import * as spentLinks from './0065-spent-links.ts'

/** The history of the schema. Listed, not scanned: it survives bundling and reads like a table of contents. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-account': account,
  '0003-flow': flow,
  '0004-order': order,
  '0005-idempotency': idempotency,
  '0006-order-tallies': orderTallies,
  '0007-one-search-index': oneSearchIndex,
  '0008-home-numbers': homeNumbers,
  '0009-courier-version': courierVersion,
  '0010-country-edit': countryEdit,
  '0011-late-orders': lateOrders,
  '0013-scope-of-keys': scopeOfKeys,
  '0016-orders-without-courier': ordersWithoutCourier,
  '0017-hand-overs': handOvers,
  '0018-label-prints': labelPrints,
  '0019-rejected-orders': rejectedOrders,
  '0020-put-away-orders': putAwayOrders,
  '0022-user-edit': userEdit,
  '0024-sign-in-events': signInEvents,
  '0025-locks-that-hold': locksThatHold,
  '0026-organization-edit': organizationEdit,
  '0028-both-people': bothPeople,
  '0029-issues': issues,
  '0030-acting': acting,
  '0031-flow-of-moves': flowOfMoves,
  '0033-layout-edit': layoutEdit,
  '0035-acting-ends': actingEnds,
  '0036-language-edit': languageEdit,
  '0038-phrase-edit': phraseEdit,
  '0040-uploads': uploads,
  '0042-faq': faq,
  '0044-onboarding': onboarding,
  '0046-faq-keys': faqKeys,
  '0049-living-hand-overs': livingHandOvers,
  '0050-jobs': jobs,
  '0051-notification-templates': notificationTemplates,
  '0052-messages': messages,
  '0053-messages-outside': messagesOutside,
  '0054-gateways': gateways,
  '0055-password-links': passwordLinks,
  '0056-search-texts': searchTexts,
  '0057-order-codes': orderCodes,
  '0058-postcodes': postcodes,
  '0059-standing-entries': standingEntries,
  '0060-compact-cards': compactCards,
  '0061-missed-searches': missedSearches,
  '0062-served-countries': servedCountries,
  '0063-setup-guide': setupGuide,
  '0064-known-to-security': knownToSecurity,
  '0065-spent-links': spentLinks,
}
