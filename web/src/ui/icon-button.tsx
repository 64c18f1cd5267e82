import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** The name for assistive technology, and the tooltip. */
  label: string
  /** The reason why it is disabled: in the tooltip instead of the name, and after the name for assistive technology. */
  hint?: string | undefined
  children: ReactNode
}

/** A button with only an icon. Its name is shown as a tooltip. */
export function IconButton({ label, hint, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={hint ?? label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-description={hint}
        className={className ? `${classes.button} ${className}` : classes.button}
        {...rest}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
