import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Its name for assistive technology and its tooltip. */
  label: string
  children: ReactNode
}

/** A button that is only an icon: it always has a name and shows it as a tooltip. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} {...rest}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
