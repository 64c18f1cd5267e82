/** What is offered of one order, and of many: the same everywhere. */
export { OrderBulkActions } from './order-bulk-actions.parts.tsx'
export { OrderMenuItems } from './order-menu-items.parts.tsx'
