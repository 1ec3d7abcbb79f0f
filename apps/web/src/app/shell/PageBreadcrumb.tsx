import { breadcrumbs, formatName, type Breadcrumb as Step, type ParsedPath } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { findRoute } from '../../shared/routing/routes'
import { Breadcrumb, type BreadcrumbStep } from '../../shared/ui/Breadcrumb'
import { nameInText } from '../../shared/ui/nameParts'
import { segmentLabels } from './segmentLabels'

/** 'Homepage | name › page', after the path. Home has none. */
export function PageBreadcrumb({ path }: { readonly path: ParsedPath }) {
  const { t } = useTranslation()
  if (path.kind === 'home') return null
  const page: string[] = []

  const show = (step: Step): BreadcrumbStep => {
    if (step.kind === 'home') return { label: t('homepage'), to: step.path }
    if (step.kind === 'name') return { label: nameInText(formatName(step.name)), to: step.path }
    page.push(step.segment)
    const known = segmentLabels.get(step.segment)
    const hasPage = findRoute({ ...path, page }) !== null
    return { label: known ? t(known) : step.segment, to: hasPage ? step.path : undefined }
  }
  return <Breadcrumb label={t('nav.breadcrumb')} steps={breadcrumbs(path).map(show)} />
}
