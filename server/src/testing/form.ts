import type { ReceivedFile } from '@tracklane/contract/kit/file'

interface FormPart extends ReceivedFile {
  readonly part: string
}

interface FormOptions {
  readonly boundary?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Makes a form with files as a browser sends it. */
export function formOf(files: readonly FormPart[], { boundary = 'a-boundary-of-the-tests', fields = {} }: FormOptions = {}) {
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ part, name, type, bytes }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return { payload: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` }
}

/** The smallest picture. */
export const PICTURE: ReceivedFile = {
  name: 'dot.gif',
  type: 'image/gif',
  bytes: Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
}
