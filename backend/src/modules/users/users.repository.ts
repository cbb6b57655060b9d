import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from './user.entity';

@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  count(): Promise<number> {
    return this.users.count();
  }

  /** The account with this e-mail key, with its password hash. */
  findForLogin(emailKey: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.password_hash')
      .where('user.email_key = :emailKey', { emailKey })
      .getOne();
  }

  hasEmail(emailKey: string): Promise<boolean> {
    return this.users.existsBy({ email_key: emailKey });
  }

  hasUsername(usernameKey: string): Promise<boolean> {
    return this.users.existsBy({ username_key: usernameKey });
  }

  async insert(user: Omit<User, 'id'>): Promise<number> {
    const result = await this.users.insert(user);
    return result.identifiers[0]!.id as number;
  }

  async setPasswordHash(id: number, hash: string): Promise<void> {
    await this.users.update({ id }, { password_hash: hash });
  }
}
