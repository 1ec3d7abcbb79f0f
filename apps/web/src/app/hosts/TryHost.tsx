import { TryStrip } from '../../features/tries/TryStrip'
import type { Progress } from '../../features/tries/progress'
import { useAskedLink } from './askedLink'

/** The step of a walk that this tab is in. */
export function TryHost({
  running,
  step,
}: {
  readonly running: NonNullable<Progress['running']>
  readonly step: number
}) {
  return <TryStrip id={running} step={step} link={useAskedLink(running)} />
}
