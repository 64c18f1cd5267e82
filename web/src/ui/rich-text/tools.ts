import type { Icon } from '@tabler/icons-react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { Translate } from '#lib/i18n.ts'

/** A button of the toolbar that does one thing to the text. */
export interface Tool {
  readonly name: string
  readonly label: (t: Translate) => string
  readonly icon: Icon
  /** The keys as tiptap writes them. */
  readonly keys?: string
  /** False where it acts once and nothing stays switched on. */
  readonly isToggle?: false
  readonly run: (chain: ChainedCommands) => ChainedCommands
}

const MARKS: readonly Tool[] = [
  { name: 'bold', label: (t) => t('rich_text', 'Bold'), icon: IconBold, keys: 'Mod-b', run: (chain) => chain.toggleBold() },
  { name: 'italic', label: (t) => t('rich_text', 'Italic'), icon: IconItalic, keys: 'Mod-i', run: (chain) => chain.toggleItalic() },
  {
    name: 'underline',
    label: (t) => t('rich_text', 'Underline'),
    icon: IconUnderline,
    keys: 'Mod-u',
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'strike',
    label: (t) => t('rich_text', 'Strikethrough'),
    icon: IconStrikethrough,
    keys: 'Mod-Shift-s',
    run: (chain) => chain.toggleStrike(),
  },
  { name: 'code', label: (t) => t('rich_text', 'Code'), icon: IconCode, keys: 'Mod-e', run: (chain) => chain.toggleCode() },
]

const BLOCKS: readonly Tool[] = [
  {
    name: 'bulletList',
    label: (t) => t('rich_text', 'Bullet list'),
    icon: IconList,
    keys: 'Mod-Shift-8',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: (t) => t('rich_text', 'Numbered list'),
    icon: IconListNumbers,
    keys: 'Mod-Shift-7',
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'blockquote',
    label: (t) => t('rich_text', 'Quote'),
    icon: IconBlockquote,
    keys: 'Mod-Shift-b',
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    name: 'codeBlock',
    label: (t) => t('rich_text', 'Code block'),
    icon: IconSourceCode,
    keys: 'Mod-Alt-c',
    run: (chain) => chain.toggleCodeBlock(),
  },
  {
    name: 'horizontalRule',
    label: (t) => t('rich_text', 'Dividing line'),
    icon: IconSeparatorHorizontal,
    isToggle: false,
    run: (chain) => chain.setHorizontalRule(),
  },
]

const STEPS: readonly Tool[] = [
  {
    name: 'undo',
    label: (t) => t('dialog', 'Undo'),
    icon: IconArrowBackUp,
    keys: 'Mod-z',
    isToggle: false,
    run: (chain) => chain.undo(),
  },
  {
    name: 'redo',
    label: (t) => t('dialog', 'Redo'),
    icon: IconArrowForwardUp,
    keys: 'Mod-Shift-z',
    isToggle: false,
    run: (chain) => chain.redo(),
  },
]

export const TOOLS = { marks: MARKS, blocks: BLOCKS, steps: STEPS } as const

const ALL = [...MARKS, ...BLOCKS, ...STEPS]

/** The place of the caret, as the toolbar shows it. */
export interface CaretState {
  readonly active: Readonly<Record<string, boolean>>
  /** The tools that depend on the place, and whether each is possible. */
  readonly possible: Readonly<Record<string, boolean>>
  /** 0 without a heading. */
  readonly heading: number
  readonly isLink: boolean
  /** True where a picture is selected. */
  readonly isPicture: boolean
  readonly isTable: boolean
}

export function placeOf(editor: Editor): CaretState {
  return {
    active: Object.fromEntries(ALL.filter(({ isToggle }) => isToggle !== false).map(({ name }) => [name, editor.isActive(name)])),
    possible: {
      ...Object.fromEntries([...MARKS, ...STEPS].map(({ name, run }) => [name, run(editor.can().chain()).run()])),
      link: editor.can().setLink({ href: '/' }),
      picture: editor.can().setImage({ src: '/' }),
      table: editor.can().insertTable(),
    },
    heading: Number(editor.isActive('heading') ? editor.getAttributes('heading').level : 0),
    isLink: editor.isActive('link'),
    isPicture: editor.isActive('image'),
    isTable: editor.isActive('table'),
  }
}
