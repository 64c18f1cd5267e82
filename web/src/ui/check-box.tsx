import type { ComponentPropsWithoutRef } from 'react'
import classes from './check-box.module.css'

interface CheckBoxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  /** The class of the area around the box; a press there counts as one on the box. */
  areaClassName: string | undefined
  /** True where only some of its items are chosen. */
  isPartly?: boolean
}

/** The checkbox of rows, cards and choices. Forms use Mantine's checkbox, which looks the same. */
export function CheckBox({ areaClassName, isPartly = false, children, ...input }: CheckBoxProps) {
  return (
    <label className={areaClassName} data-no-drag>
      <input
        {...input}
        type="checkbox"
        className={classes.box}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
      />
      {children}
    </label>
  )
}
