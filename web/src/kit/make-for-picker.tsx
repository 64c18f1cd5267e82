import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { InFront } from '#ui/in-front.ts'
import classes from './make-for-picker.module.css'

interface MakeForPickerProps {
  /** The label of the button: "Add a currency". */
  label: string
  /** Renders the drawer of a new row. It calls `close` when the row is created or given up. */
  children: (close: () => void) => ReactNode
}

/** A button under a picker. It creates a missing row in a drawer in front of the form, which stays open. */
export function MakeForPicker({ label, children }: MakeForPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        className={classes.make}
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        // React passes the submit event of the form in front to the form behind, too.
        <div onSubmit={(event) => event.stopPropagation()}>
          <InFront value={true}>
            <Suspense>{children(close)}</Suspense>
          </InFront>
        </div>
      )}
    </>
  )
}
