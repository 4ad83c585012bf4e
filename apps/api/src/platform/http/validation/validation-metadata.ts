import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Metadata = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;
type Grouped = ReturnType<MetadataStorage['groupByPropertyName']>;

/**
 * Keeps what class-validator knows of a class. It gathers the rules of a class anew for every value, by asking every
 * class there is whether it is its parent; that was a twentieth of the API's work on a payment.
 * Rules are declared while the program loads and never afterwards, and this project declares none for groups.
 */
export function rememberValidationMetadata(): void {
  const storage = getMetadataStorage();
  const found = new Map<unknown, Map<unknown, Metadata>>();
  const grouped = new WeakMap<Metadata, Grouped>();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups) return find(target, schema, always, strictGroups, groups);
    // A value within another is asked for together with the name of the class around it.
    let bySchema = found.get(target);
    if (bySchema === undefined) found.set(target, bySchema = new Map<unknown, Metadata>());
    let metadata = bySchema.get(schema);
    if (metadata === undefined) bySchema.set(schema, metadata = find(target, schema, always, strictGroups, groups));
    return metadata;
  };
  storage.groupByPropertyName = (metadata) => {
    let byName = grouped.get(metadata);
    if (byName === undefined) grouped.set(metadata, byName = group(metadata));
    return byName;
  };
}
