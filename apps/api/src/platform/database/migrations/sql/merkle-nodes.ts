/**
 * The roots of all complete subtrees of 256, 65,536, … leaves. With them a proof reads some hundred hashes, however
 * large the tree is. Those of the tree so far are computed from its leaves once.
 */
export const merkleNodes = `
create table merkle_node (
  level smallint not null check (level > 0),
  position bigint not null check (position >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, position)
);
create trigger merkle_node_append_only before update or delete or truncate on merkle_node
  for each statement execute function forbid_change();
revoke update, delete, truncate on merkle_node from public, current_user;

do $$
begin
  create temp table subtree on commit drop as select leaf_index as position, leaf_hash as hash from block_leaf;
  for height in 1..62 loop
    create temp table joined on commit drop as
      select l.position / 2 as position, sha256('\\x01'::bytea || l.hash || r.hash) as hash
      from subtree l join subtree r on r.position = l.position + 1 where l.position % 2 = 0;
    drop table subtree;
    alter table joined rename to subtree;
    exit when not exists (select 1 from subtree);
    if height % 8 = 0 then
      insert into merkle_node (level, position, hash) select height / 8, position, hash from subtree;
    end if;
  end loop;
  drop table subtree;
end $$;
`;
