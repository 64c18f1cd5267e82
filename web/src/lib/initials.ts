/** Returns initials that stand for a person where the name does not fit. */
export function initials({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase()
}
