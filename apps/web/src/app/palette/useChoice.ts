import { useEffect, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { hasUnsavedInput } from '../shell/unsavedInput'
import type { PaletteItem } from './paletteItem'

export interface ChoiceOptions {
  readonly inNewTab: boolean
}

/** A page that was chosen while the present one holds what the person typed. */
export interface Leaving {
  /** With locale. */
  readonly href: string
  readonly onLeave: () => void
}

interface UseChoiceOptions {
  /** The answer of the chain, or that it is on its way. */
  readonly answer: PaletteItem | undefined
  readonly onWait: () => void
}

/** Does what a chosen item stands for. A page with something typed in it is not left without a question. */
export function useChoice({ answer, onWait }: UseChoiceOptions) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const root = useHref('/')
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)

  const leave = (path: string): void => {
    closeOverlay()
    void navigate(path)
  }
  const open = (path: string, { inNewTab }: ChoiceOptions): void => {
    const href = root === '/' ? path : `${root}${path}`
    if (inNewTab) window.open(href, '_blank', 'noopener')
    else if (hasUnsavedInput() && path !== pathname) setLeaving({ href, onLeave: () => leave(path) })
    else leave(path)
  }
  const choose = (item: PaletteItem, options: ChoiceOptions): void => {
    const { act } = item
    if (act.kind === 'open') return open(act.path, options)
    if (act.kind === 'run') {
      if (!act.staysOpen) closeOverlay()
      act.run()
    } else if (act.kind === 'wait') {
      setAwaited(item.id)
      onWait()
    }
  }

  // The awaited answer: a name that exists opens; anything else stays to be read.
  const act = answer !== undefined && answer.id === awaited ? answer.act : null
  useEffect(() => {
    if (act === null || act.kind === 'wait') return
    // The answer is acted on once, after it was drawn.
    // oxlint-disable-next-line set-state-in-effect
    setAwaited(null)
    if (act.kind === 'open') open(act.path, { inNewTab: false })
    // Only when the answer comes.
    // oxlint-disable-next-line exhaustive-deps
  }, [act?.kind])

  return {
    choose,
    leaving,
    /** The person types on, or stays on the page: nothing is awaited any more. */
    stay: () => {
      setLeaving(null)
      setAwaited(null)
    },
  }
}
