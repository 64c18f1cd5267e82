import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { ReceivedFile, UploadShape } from '@tracklane/contract/kit/file'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { formPhrases } from '@tracklane/contract/kit/upload-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, missing } from '#platform/errors.ts'
import { slices } from '#platform/slices.ts'

/** Limits of the form around the file: our clients send no more. */
const FORM_LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 10_000, headerPairs: 20 }
const LONGEST_BOUNDARY = 70

const unreadable = phrase('error', 'The request could not be read')

/**
 * Accepts forms only, where a file is uploaded. The form is read into memory up to its limit, so an aborted upload leaves nothing behind.
 */
export function registerFormParser(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Returns the one file of a form. Throws 422 at the field of the file where there is none, a second one, or anything else. */
export async function receiveFile({ parts, maxBytes }: UploadShape, { headers, body }: FastifyRequest): Promise<ReceivedFile> {
  const [field] = parts
  const refuse = (text: Phrase) => invalid({ [field]: text })
  if (!Buffer.isBuffer(body)) throw refuse(missing)
  const form = formOf(headers['content-type'] ?? '', maxBytes)
  if (!form) throw invalid({ body: unreadable })
  const { files, problem } = await read(form, body)
  if (problem) throw problem === unreadable ? invalid({ body: problem }) : refuse(problem)
  const [file] = files
  if (!file) throw refuse(missing)
  if (!parts.includes(file.part)) throw refuse(missing)
  if (file.bytes.byteLength > maxBytes) throw refuse(formPhrases.tooLarge({ maxBytes }))
  return { name: file.name, type: file.type, bytes: file.bytes }
}

function formOf(type: string, maxBytes: number): BusboyInstance | undefined {
  const [, quoted, bare = ''] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? []
  const length = (quoted ?? bare).length
  if (length === 0 || length > LONGEST_BOUNDARY) return undefined
  try {
    return Busboy({ headers: { 'content-type': type }, limits: { ...FORM_LIMITS, fileSize: maxBytes + 1 } })
  } catch {
    return undefined // it throws at an unreadable type
  }
}

interface Part extends ReceivedFile {
  readonly part: string
}

/** The part of a form that is read before other work gets its turn: many thousand parts fit into a megabyte. */
const PIECE_BYTES = 16 * 1024

/** Reads a form in pieces, and stops once it is refused. */
async function read(form: BusboyInstance, body: Buffer): Promise<{ files: Part[]; problem: Phrase | undefined }> {
  const found: { files: Part[]; problem: Phrase | undefined } = { files: [], problem: undefined }
  const over = listen(form, found)
  const breathe = slices()
  for (let from = 0; from < body.length && !found.problem; from += PIECE_BYTES) {
    const taken = new Promise((done) => form.write(body.subarray(from, from + PIECE_BYTES), done))
    await Promise.race([taken, over])
    await breathe()
  }
  if (!found.problem) form.end()
  else form.destroy()
  await over
  return found
}

/** Resolves when the form has ended, with or without a problem. */
function listen(form: BusboyInstance, found: { files: Part[]; problem: Phrase | undefined }): Promise<void> {
  const refuse = (problem: Phrase) => (found.problem ??= problem)
  return new Promise((resolve) => {
    const fail = () => {
      refuse(unreadable)
      resolve()
    }
    form.on('file', (part: string, stream: BusboyFileStream, name: string, _encoding: string, type: string) => {
      const chunks: Buffer[] = []
      stream.on('error', fail)
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => found.files.push({ part, name: name ?? '', type: type ?? '', bytes: Buffer.concat(chunks) }))
    })
    form.on('filesLimit', () => refuse(formPhrases.oneFile))
    form.on('fieldsLimit', () => refuse(formPhrases.tooManyFields))
    form.on('partsLimit', () => refuse(formPhrases.tooManyFields))
    form.on('error', fail)
    form.on('finish', resolve)
    form.on('close', resolve)
  })
}
