import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { breadcrumbs, type Breadcrumb as Step } from '../../../shared/routing/breadcrumbs'
import type { ParsedPath } from '../../../shared/routing/parsePath'
import { findRoute } from '../../../shared/routing/routes'
import { Breadcrumb, type BreadcrumbStep } from '../../../shared/ui/page/Breadcrumb'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { crumbLabel } from './crumbLabel'

/** The breadcrumb of a path: 'Homepage | name › page'. Home has none. */
export function PageBreadcrumb({ path }: { readonly path: ParsedPath }) {
  const { t } = useTranslation()
  if (path.kind === 'home') return null
  const page: string[] = []

  const show = (step: Step): BreadcrumbStep => {
    if (step.kind === 'home') return { label: t('homepage'), to: step.path }
    if (step.kind === 'name') return { label: nameInText(formatName(step.name)), to: step.path }
    page.push(step.segment)
    const here = { ...path, page: [...page] }
    const known = crumbLabel(here, step.segment)
    const hasPage = findRoute(here) !== null
    return { label: known ? t(known) : shortened(step.segment), to: hasPage ? step.path : undefined }
  }
  const steps = breadcrumbs(path).map((step) => ({ step, shown: show(step) }))
  // The segment `-` is not shown: it only separates pages from names.
  const shown = steps.filter(({ step }) => step.kind !== 'page' || step.segment !== '-')
  return <Breadcrumb label={t('nav.breadcrumb')} steps={shown.map((each) => each.shown)} />
}

/** The longest segment that is not shortened, in characters. */
const longestSegment = 24
const shownStart = 10
const shownEnd = 6

/** Shortens a long id or address to its first and last characters. */
function shortened(segment: string): string {
  return segment.length <= longestSegment
    ? segment
    : `${segment.slice(0, shownStart)}…${segment.slice(-shownEnd)}`
}
