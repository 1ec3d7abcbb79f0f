import { knownFacts } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HowToCheck } from '../../../features/statement/HowToCheck'
import { saveStatement } from '../../../features/statement/saveStatement'
import { StatementPaper } from '../../../features/statement/StatementPaper'
import { statementQuery } from '../../../features/statement/statementQuery'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { Note } from '../../../shared/ui/cards/Note'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/statement`: what the chain says about a name, to be saved and printed. Public, as the chain is. */
export function StatementPage() {
  const { t } = useTranslation(['statement', 'common'])
  const { name } = useFoundWallet()
  const query = useQuery(statementQuery(useNetworkId(), name))
  const { data: statement, error, isFetching, refetch } = query
  const username = nameInText(formatName(name))
  const known = statement === undefined ? 0 : knownFacts(statement.facts)
  const isPart = statement !== undefined && known < statement.facts.length
  const ask = (): void => void refetch()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('statement:title', { name: username })}>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('name', { name })}>
          {t('statement:back')}
        </Link>
        {statement !== undefined && (
          <>
            <Button variant="line" onClick={() => window.print()}>
              {t('statement:print')}
            </Button>
            <Button variant="step" onClick={() => saveStatement(statement)}>
              {t('statement:save')}
            </Button>
          </>
        )}
      </PageHead>
      <p className={joinClasses(text.sub, layout.onScreen)}>{t('statement:lead')}</p>
      {isPart && (
        <Note kind="warning">
          <p>{t('statement:part', { known, count: statement.facts.length })}</p>
          <div className={layout.onScreen}>
            <Button variant="line" small busy={isFetching} onClick={ask}>
              {t('statement:again')}
            </Button>
          </div>
        </Note>
      )}
      {statement !== undefined ? (
        <>
          <StatementPaper statement={statement} />
          <HowToCheck />
        </>
      ) : error === null ? (
        <Card>
          <Waiting className={layout.stack}>
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height="1.5rem" />
            ))}
          </Waiting>
        </Card>
      ) : (
        <CardFailure error={error} busy={isFetching} onRetry={ask} />
      )}
    </div>
  )
}
