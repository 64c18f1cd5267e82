import { Tooltip, UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { ariaKeys, keyText } from './key-text.ts'
import classes from './rich-text-editor.module.css'
import { useTool } from './roving.tsx'

interface ToolButtonProps extends ComponentPropsWithRef<'button'> {
  name: string
  label: string
  keys?: string | undefined
  /** Undefined for a button that is not switched on and off. */
  isOn?: boolean | undefined
  /** True where it can be focused but does nothing here. */
  isIdle?: boolean
  children: ReactNode
}

/** One button of the toolbar. */
export function ToolButton({ name, label, keys, isOn, isIdle = false, onClick, children, ...rest }: ToolButtonProps) {
  const t = useT()
  const tool = useTool(name)
  return (
    <Tooltip label={keys ? `${label} (${keyText(t, keys)})` : label}>
      <UnstyledButton
        {...rest}
        {...tool}
        className={classes.tool}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isIdle || undefined}
        aria-keyshortcuts={keys && ariaKeys(keys)}
        onClick={isIdle ? undefined : onClick}
      >
        {children}
      </UnstyledButton>
    </Tooltip>
  )
}
