import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { InFront } from '#ui/in-front.ts'
import classes from './make-for-picker.module.css'

interface MakeForPickerProps {
  /** "Add a currency". */
  label: string
  /** The drawer of a new row; `close` once it is made or given up. */
  children: (close: () => void) => ReactNode
}

/** Under a picker: makes what it lacks in a drawer in front of the form, which stays as it is. */
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
        // React hands the submit of the form in front to the form behind, too.
        <div onSubmit={(event) => event.stopPropagation()}>
          <InFront value={true}>
            <Suspense>{children(close)}</Suspense>
          </InFront>
        </div>
      )}
    </>
  )
}
