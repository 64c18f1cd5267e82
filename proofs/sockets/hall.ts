/** The address of the sockets. */
export function hallOf(port: number): string {
  return `ws://127.0.0.1:${port}/app/tracklane-key?protocol=7&client=js&version=8.6.0`
}
