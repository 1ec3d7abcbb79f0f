import { TydrasDialog, type TydrasDialogProps } from '../../../features/tydras/TydrasDialog'
import { AddFunds } from '../../../features/wallet/create/AddFunds'

/** TYDRAS of TYRON, where ZIL that the wallet lacks can be added. */
export function FundedTydras(props: Omit<TydrasDialogProps, 'fund'>) {
  const { name, record } = props
  return (
    <TydrasDialog
      {...props}
      fund={(missing) => (
        <AddFunds wallet={record.address} subject={`${name.domain}.ssi`} start={missing} isSecond />
      )}
    />
  )
}
