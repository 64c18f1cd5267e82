import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { manyOrders } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { sendOne } from '#features/order-operation/bulk/send-one.api.ts'
import { allBack, asItWas, type OperationKind } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'

const archiveJob = manyOrders((order_ids, headers, seen) =>
  call(orderOperationEndpoints.archive, { headers, body: { ...seen, order_ids } }),
)
const restoreJob = manyOrders((order_ids, headers, seen) =>
  call(orderOperationEndpoints.restoreFromArchive, { headers, body: { ...seen, order_ids } }),
)

export const archive: OperationKind = {
  name: 'archive',
  icon: IconArchive,
  endpoint: orderOperationEndpoints.archive,
  words: {
    label: (t) => t('operation', 'Archive'),
    verb: (t, count) => t('operation', '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}', { count }),
    done: (t, track) => t('operation', '{track} archived', { track }),
    doneMany: (t, count) => t('operation', '{count, plural, one {# order archived} other {# orders archived}}', { count }),
  },
  send: ({ id }) => sendOne(archiveJob, id),
  many: () => archiveJob,
  back: allBack(restoreJob),
  opposite: 'archive_restore',
  isIdle: ({ archived }) => archived,
}

export const archiveRestore: OperationKind = {
  name: 'archive_restore',
  icon: IconArchiveOff,
  endpoint: orderOperationEndpoints.restoreFromArchive,
  words: {
    label: (t) => t('operation', 'Restore from archive…'),
    title: (t) => t('operation', 'Restore from archive'),
    verb: (t, count) =>
      t(
        'operation',
        '{count, plural, =0 {Restore from archive} one {Restore # order from archive} other {Restore # orders from archive}}',
        { count },
      ),
    done: (t, track) => t('operation', '{track} restored from the archive', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {# order restored from the archive} other {# orders restored from the archive}}', { count }),
  },
  input: asItWas,
  send: ({ id }) => sendOne(restoreJob, id),
  many: () => restoreJob,
  back: allBack(archiveJob),
  opposite: 'archive',
  isIdle: ({ archived }) => !archived,
}
