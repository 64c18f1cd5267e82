import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useT } from '#lib/i18n.ts'
import onPhone from '#ui/icon-on-phone.module.css'

/** The button that offers a file. Its menu may still be loading. */
export function ExportButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const t = useT()
  return (
    <Button {...props} variant="default" className={onPhone.button} leftSection={<IconDownload size={16} aria-hidden />}>
      {t('export', 'Export')}
    </Button>
  )
}
