import type { DidRecord, Name } from '@tyto/identity'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { GridButton } from '../../../shared/ui/cards/LinkGrid'
import { MissingDialog } from '../../../shared/ui/parts/MissingPart'

const Tydras = retriedPart(
  () => import('./FundedTydras').then((module) => module.FundedTydras),
  MissingDialog,
)

/** The cell that opens TYDRAS of TYRON, and the window, for the DID wallet of a domain. */
export function useTydras(
  name: Name,
  record: DidRecord,
): { readonly cell: ReactNode; readonly dialog: ReactNode } {
  const { t } = useTranslation('wallet')
  const [isOpen, setOpen] = useState(false)
  return {
    cell: (
      <GridButton
        icon="feather"
        title={t('cell.tydras.title')}
        hint={t('cell.tydras.hint')}
        onClick={() => setOpen(true)}
      />
    ),
    dialog: isOpen && (
      <Suspense>
        <Tydras name={name} record={record} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
