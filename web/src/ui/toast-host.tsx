import { Button } from '@mantine/core'
import { type Icon, IconAlertTriangle, IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { useDownloads } from './downloads.ts'
import { IconButton } from './icon-button.tsx'
import { part } from './part.ts'
import { type ToastKind, useToasts } from './toast.ts'
import classes from './toast-host.module.css'
import { onScreen } from './toast-offers.rules.ts'
import { closeToast, takeOffer } from './toast-offers.ts'
import type { QueuedToast } from './toast-queue.rules.ts'

const DownloadCards = part(() => import('./download-cards.tsx').then((module) => ({ default: module.DownloadCards })))

const ICONS: Record<ToastKind, Icon> = { error: IconX, success: IconCheck, warning: IconAlertTriangle, message: IconMessage }

/** Shows the toasts over any screen, in a corner without buttons. */
export function ToastHost() {
  const t = useT()
  const toasts = useToasts((state) => state.toasts)
  const hasDownloads = useDownloads(({ downloads }) => downloads.length > 0)
  const [isHeld, setHeld] = useState(false)
  const host = useRef<HTMLElement>(null)
  const giveBack = useFocusBack(host)
  return (
    <section
      ref={host}
      className={classes.host}
      aria-label={t('dialog', 'Notifications')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Suspense>{hasDownloads && <DownloadCards />}</Suspense>
      {onScreen(toasts).map((toast) => (
        <ToastCard key={toast.number} toast={toast} isHeld={isHeld} onGone={giveBack} />
      ))}
    </section>
  )
}

interface ToastCardProps {
  toast: QueuedToast
  /** True while the pointer or the focus is on the toasts. */
  isHeld: boolean
  onGone: () => void
}

function ToastCard({ toast, isHeld, onGone }: ToastCardProps) {
  const t = useT()
  const { number, kind, text, action, duration } = toast
  const card = useRef<HTMLDivElement>(null)
  const Icon = ICONS[kind]
  useTimeout(() => closeToast(number), duration, isHeld)
  const leave = (go: (toast: QueuedToast) => void) => {
    const hadFocus = card.current?.contains(document.activeElement)
    go(toast)
    if (hadFocus) onGone()
  }
  return (
    <div ref={card} className={classes.toast} data-kind={kind} role="alert">
      <Icon size={16} aria-hidden className={classes.icon} />
      <span className={classes.text}>{text}</span>
      {action && (
        <Button size="compact-sm" variant="default" className={classes.action} onClick={() => leave(takeOffer)}>
          {action.label}
        </Button>
      )}
      <IconButton label={t('dialog', 'Close')} size={28} className={classes.close} onClick={() => leave(() => closeToast(number))}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  )
}

/** Calls `onEnd` after the duration. Time under the pointer, under the focus or in a hidden tab does not count. */
function useTimeout(onEnd: () => void, duration: number, isHeld: boolean): void {
  const left = useRef(duration)
  const end = useRef(onEnd)
  end.current = onEnd
  const isHidden = useIsHidden()
  const isRunning = !isHeld && !isHidden
  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isRunning])
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

/** Remembers the focus outside. Returns a function that gives it back when the focused toast goes. */
function useFocusBack(host: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(document.activeElement)
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && !host.current?.contains(target)) before.current = target
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [host])
  return () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
}
