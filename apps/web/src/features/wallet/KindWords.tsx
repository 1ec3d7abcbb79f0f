import type { WalletKind } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/Note'

type OwnKind = Exclude<WalletKind, 'did' | 'other'>

/** What a kind of wallet is, and what can be seen of it here. */
export function KindWords({ kind }: { readonly kind: WalletKind }) {
  const { t } = useTranslation('wallet')
  if (kind === 'did' || kind === 'other') return null
  const own: OwnKind = kind
  return <Note kind="info">{t(`kindWords.${own}`)}</Note>
}
