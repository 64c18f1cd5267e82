import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The faces that pages are set in: Latin, Cyrillic and Greek stand in the plain ones, Arabic in its own. */
const FACES = {
  plain: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  plainBold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  arabicBold: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
} as const
export type Face = keyof typeof FACES
export const FACE_NAMES = Object.keys(FACES) as Face[] // the keys of the object above

const { resolve } = createRequire(import.meta.url)
const read = new Map<Face, Promise<Buffer>>()

/** The bytes of a face, read from the disk once. */
export function faceFile(face: Face): Promise<Buffer> {
  const known = read.get(face)
  if (known) return known
  const bytes = readFile(resolve(FACES[face]))
  read.set(face, bytes)
  bytes.catch(() => read.delete(face))
  return bytes
}
