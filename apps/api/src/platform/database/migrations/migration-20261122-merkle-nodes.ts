import { Migration } from '@mikro-orm/migrations';
import { merkleNodes } from './sql/merkle-nodes.ts';

/** Keeps proofs small and quick however many events there are. */
export class Migration20261122MerkleNodes extends Migration {
  override up(): void {
    this.addSql(merkleNodes);
  }
}
