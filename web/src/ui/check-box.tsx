import type { ComponentPropsWithoutRef } from 'react'
import classes from './check-box.module.css'

interface CheckBoxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  /** The area around the box where a press counts as one on the box. */
  areaClassName: string | undefined
  /** Some of what it stands for are chosen, and some not. */
  isPartly?: boolean
}

/** The box of every row, card and choice; fields of forms have Mantine's, which looks the same. */
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
