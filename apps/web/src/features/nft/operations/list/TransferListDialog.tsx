import type { OwnedNfts } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../../shared/settings/network'
import { ActionButton } from '../../../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Dialog } from '../../../../shared/ui/dialog/Dialog'
import type { WhoLook } from '../../../../shared/recipients/lookAtWho'
import { useWhoTexts } from '../../../../shared/recipients/useWhoTexts'
import { Field } from '../../../../shared/ui/fields/Field'
import { FieldMessage } from '../../../../shared/ui/fields/FieldMessage'
import { IconButton } from '../../../../shared/ui/buttons/IconButton'
import layout from '../../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../../shared/ui/text/nameParts'
import { StepForm } from '../../../../shared/ui/steps/StepForm'
import { StepFrame } from '../../../../shared/ui/steps/StepFrame'
import { useSteps } from '../../../../shared/ui/steps/useSteps'
import text from '../../../../shared/ui/text/text.module.css'
import { Tick } from '../../../../shared/ui/fields/Tick'
import { transferNfts } from '../../actions/transferNfts'
import { listKey, transferLists } from '../../listDrafts'
import type { Collection } from '../../../../shared/identity/nfts/ownedQueries'
import type { ReadTable } from '../../../../shared/ui/list/readTable'
import { TableInput } from '../../../../shared/ui/list/TableInput'
import { mostTransfers, type TransferRow, transferColumns, transferRows } from './readTransfers'
import { newOwnersOf, useTransferRows, useTransfersPlan, type TransferFacts } from './useTransfers'

interface TransferListDialogProps {
  readonly collection: Collection
  readonly name: Name
  readonly record: DidRecord
  readonly owned: OwnedNfts
  readonly onClose: () => void
}

/** Many NFTs for many people: a list that is pasted, typed or chosen as a file, with what is wrong in each row. */
export function TransferListDialog({ collection, name, record, owned, onClose }: TransferListDialogProps) {
  const { t } = useTranslation('nftOperations')
  const key = listKey({ network: useNetworkId(), wallet: record.address, collection })
  const [rows, setRows] = useState<readonly TransferRow[]>(() => transferLists.get(key) ?? [])
  const take = (table: ReadTable<keyof TransferRow>): string | null => {
    const found = transferRows(table)
    transferLists.set(key, found)
    setRows(found)
    return null
  }
  return (
    <Dialog open onClose={onClose} title={t('byList.open')} width="46rem">
      <div className={layout.stack}>
        <p>{t('byList.lead', { owner: nameInText(formatName(name)) })}</p>
        {rows.length === 0 ? (
          <TableInput
            label={t('byList.label')}
            hint={t('byList.hint', { most: mostTransfers })}
            kinds={transferColumns}
            names={{ nft: t('byList.column.nft'), to: t('byList.column.to') }}
            most={mostTransfers}
            onTable={take}
            onCancel={onClose}
            template={{ name: t('byList.templateName'), text: template }}
          />
        ) : (
          <Rows
            rows={rows}
            facts={{ collection, owned, wallet: record.address }}
            name={name}
            record={record}
            onAsked={onClose}
            onChange={(next) => transferLists.set(key, next)}
            onReplace={() => {
              transferLists.set(key, null)
              setRows([])
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

/** An example of a list: the number or the name of an NFT, and who gets it. */
const template = ['nft,new owner', '7,name.ssi', '8,zil1...', ''].join('\r\n')

interface RowsProps {
  readonly rows: readonly TransferRow[]
  readonly facts: TransferFacts
  readonly name: Name
  readonly record: DidRecord
  /** Called once the wallet was asked for it. */
  readonly onAsked: () => void
  readonly onChange: (rows: readonly TransferRow[]) => void
  /** Puts another list in its place. */
  readonly onReplace: () => void
}

function Rows({ rows: first, facts, name, record, onAsked, onChange, onReplace }: RowsProps) {
  const { t } = useTranslation('nftOperations')
  const transfers = useTransfersPlan(first, facts)
  const form = useSteps({ rows: transfers.plan })
  const { rows: step } = form.steps
  const { rows, isTicked } = step.draft
  const seen = useTransferRows(rows, facts, transfers)
  const newOwners = newOwnersOf(seen)
  const { error, ask } = transfers.answers
  const edit = (next: readonly TransferRow[]): void => {
    step.edit({ rows: next, isTicked: false })
    onChange(next)
  }
  const change = (at: number, part: Partial<TransferRow>): void =>
    edit(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <StepForm
      steps={form}
      submit={({ rows: found }) => (
        <ActionButton
          action={transferNfts}
          onAsked={onAsked}
          input={{
            wallet: facts.wallet,
            collection: facts.collection,
            transfers: found.map(({ id, to }) => ({ id, to: to.address })),
            isByList: true,
          }}
          named={found.map(({ to }) => to)}
          subject={formatName(name)}
          signer={record.controller ?? undefined}
          wide
        >
          {t('operation.batch')}
        </ActionButton>
      )}
    >
      <StepFrame step={step} underLabel>
        <div className={layout.stack}>
          <div>
            <Button small onClick={onReplace}>
              {t('byList.replace')}
            </Button>
          </div>
          {rows.map((row, at) => (
            <div key={at} className={layout.cols2}>
              <Field
                label={t('byList.nft', { number: at + 1 })}
                value={row.nft}
                error={seen[at]?.nftFault ?? undefined}
                onChange={(event) => change(at, { nft: event.target.value })}
                autoComplete="off"
                spellCheck={false}
              />
              <Field
                label={t('byList.to', { number: at + 1 })}
                value={row.to}
                error={seen[at]?.toFault ?? undefined}
                hint={seen[at]?.toNote ?? undefined}
                after={
                  rows.length > 1 && (
                    <IconButton
                      icon="x"
                      label={t('byList.remove', { number: at + 1 })}
                      onClick={() => edit(rows.filter((_, index) => index !== at))}
                    />
                  )
                }
                onChange={(event) => change(at, { to: event.target.value })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <RowWarnings look={seen[at]?.look ?? null} />
            </div>
          ))}
          {error !== null && (
            <CardFailure
              error={error}
              busy={false}
              // Its failure is shown here again.
              onRetry={() => void ask(rows.map(({ to }) => to.trim())).catch(() => undefined)}
            />
          )}
          {newOwners > 0 && (
            <Tick isSet={isTicked} onChange={(isSet) => step.choose({ rows, isTicked: isSet })}>
              {t('byList.tick', { count: newOwners })}
            </Tick>
          )}
          {step.error !== null && (
            <p className={text.hint} role="alert">
              {step.error}
            </p>
          )}
        </div>
      </StepFrame>
    </StepForm>
  )
}

/** The warnings about the new owner of one row. */
function RowWarnings({ look }: { readonly look: WhoLook | null }) {
  const whoTexts = useWhoTexts()
  if (look === null) return null
  return whoTexts(look).map(
    ({ weight, said }) =>
      weight !== 'stop' && (
        <FieldMessage key={said} kind="warn">
          {said}
        </FieldMessage>
      ),
  )
}
