interface ListenPlace {
  readonly port: number
  readonly host: string
}

/**
 * Explains why a port could not be opened, with the setting to change; other errors stay as they are. `prefix` is that of both settings.
 */
export function listenFault(error: unknown, { port, host }: ListenPlace, prefix: '' | 'METRICS_'): unknown {
  const { code } = (error ?? {}) as { code?: unknown } // anything may be thrown
  const text = textOf(code)
  return text === undefined ? error : new Error(text, { cause: error })

  function textOf(of: unknown): string | undefined {
    switch (of) {
      case 'EADDRINUSE':
        return `Port ${port} is in use by another program. Stop it, or set ${prefix}PORT.`
      case 'EACCES':
        return `Port ${port} may not be opened by the user who runs this program. Set ${prefix}PORT to one from 1024 on.`
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `${host} is no address of this machine. Set ${prefix}HOST to one that it has.`
      default:
        return undefined
    }
  }
}
