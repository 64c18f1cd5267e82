/** Returns the id of a day for the drag: days and rows are both lifted, so their ids must differ. */
export function dayId(key: string): string {
  return `day ${key}`
}
