import { Button, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import classes from './download-cards.module.css'
import { type Download, useDownloads } from './downloads.ts'

/** The files on their way, one below the other, each with a button that stops it. */
export function DownloadCards() {
  return useDownloads(({ downloads }) => downloads).map((download) => <DownloadCard key={download.number} download={download} />)
}

function DownloadCard({ download: { label, share, state, onCancel } }: { download: Download }) {
  const t = useT()
  return (
    <fieldset className={classes.card} aria-label={label}>
      <IconDownload size={16} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>
        <Progress.Root size={6} className={classes.bar}>
          <Progress.Section
            value={share === undefined ? 100 : share * 100}
            striped={share === undefined}
            animated={share === undefined}
            withAria={share !== undefined}
            aria-label={label}
          />
        </Progress.Root>
        <span className={classes.state}>{state}</span>
      </div>
      <Button size="compact-sm" variant="default" className={classes.cancel} onClick={onCancel}>
        {t('dialog', 'Cancel')}
      </Button>
    </fieldset>
  )
}
