import type { BoardStore } from './board.store.ts'

/** Returns the selected cards for a joint action: a dialog works on the cards as they were when it opened. */
export function bulkOf(board: BoardStore) {
  return { orders: board.getState().chosen, onDone: board.deselect, onSending: board.noteSent, onClose: board.claimTabStop }
}
