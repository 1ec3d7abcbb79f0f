import { statementText, type Statement } from '@tyto/chain'
import { downloadText } from '../../shared/ui/share/downloadText'

/** Saves a statement as a file, to the letter as its hash is taken. */
export function saveStatement(statement: Statement): void {
  downloadText(`${statement.name}.json`, 'application/json', statementText(statement))
}
