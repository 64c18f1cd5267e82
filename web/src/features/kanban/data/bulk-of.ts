import type { BoardStore } from './board.store.ts'

/** What is selected, for something to be done with it together: a dialog works on the cards as they were when it opened. */
export function bulkOf(board: BoardStore) {
  return { orders: board.getState().chosen, onDone: board.deselect, onSending: board.noteSent, onClose: board.claimTabStop }
}
