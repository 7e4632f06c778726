export type DirectoryProps = {
  caption: string;
  people: readonly { name: string; practice: string; place: string; languages: string }[];
};

/** Everyone else, in a table: who, what for, where, and in which languages. */
export function Directory({ caption, people }: DirectoryProps) {
  return (
    <table className="directory">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Practice</th>
          <th scope="col">Place</th>
          <th scope="col">Languages</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, practice, place, languages }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{practice}</td>
            <td>{place}</td>
            <td>{languages}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
