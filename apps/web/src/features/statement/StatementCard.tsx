import { knownFacts, type Statement } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ClockNote } from '../../shared/chain/age/ClockNote'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { Note } from '../../shared/ui/cards/Note'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { HowToCheck } from './HowToCheck'
import { saveStatement } from './saveStatement'
import { statementQuery } from './statementQuery'
import { StatementSummary } from './StatementSummary'

/** Saves what the chain says about a name with one press, and leads to the page to print. */
export function StatementCard({ name }: { readonly name: Name }) {
  const { t } = useTranslation('statement')
  const network = useNetworkId()
  const queries = useQueryClient()
  const username = nameInText(formatName(name))
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<Statement> => {
      const statement = await queries.fetchQuery({ ...statementQuery(network, name), staleTime: 0 })
      saveStatement(statement)
      return statement
    },
  })
  const save = (): void => saving.mutate()
  return (
    <Card title={t('title', { name: username })}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('lead')}</p>
        <div className={layout.row}>
          <Button variant="step" busy={saving.isPending} onClick={save}>
            {t('save')}
          </Button>
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('statement', { name })}>
            {t('open')}
          </Link>
        </div>
        {saving.isError && <CardFailure error={saving.error} busy={saving.isPending} onRetry={save} />}
        <div role="status">{saving.isSuccess && <Saved statement={saving.data} />}</div>
        {/* Asked for with the statement, and not by whoever only looks at the name. */}
        {!saving.isIdle && <ClockNote about="date" />}
        {saving.isSuccess && <StatementSummary statement={saving.data} />}
        <HowToCheck />
      </div>
    </Card>
  )
}

function Saved({ statement: { facts } }: { readonly statement: Statement }) {
  const { t } = useTranslation('statement')
  const [known, count] = [knownFacts(facts), facts.length]
  return known === count ? (
    <Note kind="success">{t('saved', { count })}</Note>
  ) : (
    <Note kind="warning">{t('savedPart', { known, count })}</Note>
  )
}
