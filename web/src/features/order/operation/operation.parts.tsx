/** What is offered of one order, and of many: the same everywhere. */
export { OrderBulkActions } from './order-bulk-actions.tsx'
export { OrderMenuItems } from './order-menu-items.tsx'
