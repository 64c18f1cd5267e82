import { safeSrc } from '@tracklane/contract/kit/rich-text'
import { logError } from '#lib/log.ts'
import { pictureProblem } from './picture-file.rules.ts'
import type { UploadPicture } from './upload-picture.ts'

/** A pasted text and its pictures. */
export interface Pasted {
  readonly page: Document
  /** Pictures within the pasted text (`data:`), which can be sent. */
  readonly carried: readonly HTMLImageElement[]
  /** The number of pictures that are somewhere else: on another site, or in a file of Word. */
  readonly elsewhere: number
}

const CARRIED = /^data:(image\/(?:png|jpeg|gif));base64,([a-z0-9+/=\s]+)$/i

export function picturesIn(html: string): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = [...page.querySelectorAll('img')]
  const isCarried = (picture: HTMLImageElement) => CARRIED.test(picture.getAttribute('src') ?? '')
  const carried = all.filter(isCarried)
  const elsewhere = all.filter((picture) => !isCarried(picture) && !safeSrc(picture.getAttribute('src') ?? '')).length
  return { page, carried, elsewhere }
}

/** Sends the pictures one after the other and puts their addresses into the text. Leaves out pictures that cannot be sent. */
export async function sendPictures({ page, carried }: Pasted, upload: UploadPicture, signal: AbortSignal) {
  let lost = 0
  for (const picture of carried) {
    const sent = await sendOne(picture, upload, signal)
    if (sent) for (const [name, value] of Object.entries(sent)) picture.setAttribute(name, String(value))
    else {
      picture.remove()
      lost += 1
    }
  }
  return { html: page.body.innerHTML, lost }
}

async function sendOne(picture: HTMLImageElement, upload: UploadPicture, signal: AbortSignal) {
  try {
    const file = fileOf(picture.getAttribute('src') ?? '')
    if (!file || pictureProblem(file)) return undefined
    const { file: src, width, height } = await upload(file, { signal, onProgress: () => {} })
    return safeSrc(src) ? { src, width, height } : undefined
  } catch (error) {
    logError('A pasted picture could not be sent', error)
    return undefined
  }
}

function fileOf(address: string): File | undefined {
  const [, type, data] = CARRIED.exec(address) ?? []
  if (!type || !data) return undefined
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
  const kind = type.toLowerCase()
  return new File([bytes], `picture.${kind.slice('image/'.length)}`, { type: kind })
}
