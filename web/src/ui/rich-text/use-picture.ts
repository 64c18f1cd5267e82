import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { safeSrc } from '@tracklane/contract/kit/rich-text'
import { PICTURE_LIMITS } from '@tracklane/contract/upload'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fieldErrors, said } from '#lib/form-errors.ts'
import { logError } from '#lib/log.ts'
import { type PictureProblem, pictureProblem } from './picture-file.rules.ts'
import type { UploadPicture } from './upload-picture.ts'

const MEGA = 1024 * 1024

interface Chosen {
  readonly file: File
  /** The address of the preview. */
  readonly url: string
}

/** Keeps the one chosen picture, and sends it to the server. */
export function usePicture(upload: UploadPicture, first: File | undefined) {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<ReactNode>()
  const [share, setShare] = useState<number>()
  const sending = useRef<AbortController>(undefined)

  const choose = (files: readonly File[]) => {
    const [file, another] = files
    if (!file) return
    const found = another ? phrase('rich_text', 'One picture at a time') : phraseOf(pictureProblem(file))
    setProblem(found && said(found))
    setChosen(found ? undefined : { file, url: URL.createObjectURL(file) })
  }
  const remove = (reason?: ReactNode) => {
    setProblem(reason)
    setChosen(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was dropped into the text
  useEffect(() => {
    if (first) choose([first])
    return () => sending.current?.abort()
  }, [])
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])

  /** Sends the picture. Resolves to the stored picture; undefined where it was given up or refused. */
  const send = async (): Promise<{ src: string; width: number; height: number } | undefined> => {
    if (!chosen || sending.current) return undefined
    const control = new AbortController()
    sending.current = control
    setProblem(undefined)
    setShare(0)
    try {
      const { file, width, height } = await upload(chosen.file, { signal: control.signal, onProgress: setShare })
      if (control.signal.aborted) return undefined
      const src = safeSrc(file)
      if (!src) remove(said(NOT_SENT))
      return src ? { src, width, height } : undefined
    } catch (error) {
      if (control.signal.aborted) return undefined
      logError('A picture could not be sent', error)
      remove(Object.values(fieldErrors(error))[0] ?? (error instanceof Error ? error.message : said(NOT_SENT)))
      return undefined
    } finally {
      sending.current = undefined
      setShare(undefined)
    }
  }

  return { chosen, problem, share, choose, remove, send, cancel: () => sending.current?.abort() }
}

const NOT_SENT = phrase('rich_text', 'The picture could not be sent')

function phraseOf(problem: PictureProblem | undefined): Phrase | undefined {
  if (problem === 'type') return phrase('rich_text', 'Only JPEG, JPG, GIF and PNG pictures can be uploaded')
  if (problem === 'empty') return phrase('rich_text', 'The file is empty')
  return problem && phrase('rich_text', 'The picture is larger than {megabytes, number} MB', { megabytes: PICTURE_LIMITS.maxBytes / MEGA })
}
